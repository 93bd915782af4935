import { titles } from './titles.ts';

export const registerMessages = {
  title: titles.register,
  intro: 'An account keeps your cart, on every device.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  passwordConfirm: 'Confirm password',
  submit: 'Register',
  busy: 'Registering…',
  haveAccount: 'Already have an account?',
  login: 'Login',
  emailMissing: 'An email address, please, such as name@example.com.',
  passwordMissing: 'A password of at least 8 characters, please.',
  mismatch: 'Passwords do not match.',
  mismatchHint: 'The same password once more, please.',
  tooShort: 'Password must be at least 8 characters long.',
  tooShortHint: 'A few characters more, please.',
  success: 'Registration successful! You can now log in.',
  logInNow: 'Log in now',
  mayExist:
    'Your account may exist already, but no answer has reached us. Try to log in; if that fails, register again.',
  existsNow: 'Your registration a moment ago may have arrived: then you can log in.',
  logInWith: (email: string) => `Log in as ${email}`,
  unknownError: 'An unknown error occurred during registration.',
} as const;
