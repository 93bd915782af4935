import { titles } from './titles.ts';

export const loginMessages = {
  title: titles.login,
  intro: 'Good to see you again.',
  /** Why a login is needed, by the page that it leads to. */
  intros: {
    cart: 'Your cart is kept with your account.',
    orders: 'Your orders are shown to you alone.',
    review: 'A review stands under your name.',
    comment: 'A comment stands under your name.',
    product: 'Your choice goes into your cart right after.',
    basket: 'Your choice waits for you right after.',
  },
  already: 'You are logged in already.',
  goOn: 'Go on',
  again: 'Please log in again.',
  endsWithPage:
    'This browser does not let the shop store your login: it lasts until you leave or reload this page.',
  email: 'Email',
  password: 'Password',
  emailMissing: 'Your email address, please.',
  passwordMissing: 'Your password, please.',
  submit: 'Login',
  busy: 'Logging in…',
  noAccount: 'New here?',
  register: 'Register',
  unknownError: 'An unknown error occurred during login.',
  signedInTitle: 'You are logged in.',
  signedInHelp: 'Your cart is waiting for you.',
  cart: 'Go to your cart',
  logout: 'Logout',
} as const;
