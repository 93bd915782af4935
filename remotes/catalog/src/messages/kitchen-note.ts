/** Texts of the field for a note to the kitchen, which is loaded on its own. */
export const kitchenNoteTexts = {
  label: 'Note to the kitchen',
  used: (length: number, most: number) => `${length} of ${most} characters`,
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
};
