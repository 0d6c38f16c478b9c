/** Hands a file to the browser's downloads, under its own name or this one. */
export function saveFile(file: File, otherName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name || otherName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
