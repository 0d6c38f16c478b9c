/** One cell of the canvas: the step of snapping and of the arrow keys. */
export const cellSize = 15;
