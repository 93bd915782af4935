export const messages = {
  sessionRequired: 'Please log in to continue.',
};
