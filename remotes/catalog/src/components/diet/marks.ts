// What a device with a diet needs beside the page: a chunk of its own.
export { DietMark } from '@shop/shared/diet';
