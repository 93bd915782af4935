import { paymentMessages } from './payment.ts';
import { titles } from './titles.ts';

/** What payment methods are called everywhere; the custom one may have a name of the shop. */
export const methodNames = {
  card_2c2p: 'Card',
  bank_transfer: 'Bank transfer',
  custom: 'Other Payment Method',
} as const;

export const ordersMessages = {
  title: titles.orders,
  intro: 'Placed on this device. Addresses are shown where you chose to keep them here.',
  visitorTitle: 'Please Log In',
  visitorHelp: 'Orders placed on this device are shown to whoever placed them.',
  login: 'Login',
  emptyTitle: 'No orders yet',
  emptyHelp: 'Orders that you place on this device are listed here.',
  emptyAction: 'Start Shopping',
  last: 'Your last order',
  earlier: 'Earlier orders',
  order: (number: string) => `Order ${number}`,
  orderOf: (date: string) => `Order of ${date}`,
  and: (name: string, others: number) => (others > 0 ? `${name} and ${others} more` : name),
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  dishes: 'What you ordered',
  total: 'Total',
  facts: { number: 'Order number', address: 'Address', payment: 'Payment', state: 'State' },
  statuses: {
    checking: 'Checking payment…',
    paid: 'Paid',
    failed: 'Not paid',
    open: 'Payment open',
    processing: 'Payment processing',
    transfer: 'Awaiting your transfer',
    custom: 'As agreed',
    unknown: 'Payment status unknown',
  },
  /** What the state means for whoever waits for the dishes. */
  next: {
    checking: '',
    paid: 'Paid. The shop has your order.',
    failed: 'Not paid. The order is kept and can be paid.',
    open: 'Payment open. The order is kept and can be paid.',
    processing: paymentMessages.processingHelp,
    transfer: 'Awaiting your transfer. It is prepared once the payment is confirmed.',
    custom: 'As agreed with the shop.',
    unknown: 'The provider does not say whether it is paid.',
  },
  again: 'Order again',
  againBusy: 'Filling your cart…',
  againHelp: 'Puts what can be had into your cart, at today’s prices. Nothing is ordered yet.',
  againFailed: 'The dishes could not be looked up. Please try again.',
  againNothing: 'Nothing of this order can be had at the moment.',
  againNotes: 'Since your earlier order:',
} as const;

export const confirmationMessages = {
  title: 'Order Placed Successfully!',
  intro: 'Thank you for your order.',
  orderNumber: 'Order number',
  print: 'Print',
  orders: 'Your orders',
  bankTitle: 'Pay by bank transfer',
  bankReference: (order: string) => `Please use your order number ${order} as the payment reference.`,
  bankProcessing: 'We start processing your order once the payment is confirmed.',
  customTitle: 'How to pay',
  customContact: 'The payment page could not be opened. Please contact us about the payment of your order.',
  contact: 'Contact us',
  continue: 'Continue Shopping',
  unavailableTitle: 'Order Information Unavailable',
  unavailableHelp: 'An order is shown here right after it was placed.',
  home: 'Back to the home page',
} as const;
