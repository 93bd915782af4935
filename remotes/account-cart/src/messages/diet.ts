export const dietMessages = {
  checking: 'Looking for what you avoid…',
  nothing: 'No dish here states anything that you avoid. What is not stated may contain anything.',
  unknown: 'What is in some of these dishes could not be looked up.',
  avoided: 'You avoid some of this:',
};
