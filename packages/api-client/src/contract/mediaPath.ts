/** Where the content of a file is read. */
export const mediaPath = (id: string): string => `/api/media/${encodeURIComponent(id)}/download`;
