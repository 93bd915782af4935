import { titles } from './titles.ts';

export const ordersMessages = {
  title: titles.orders,
  intro: 'Placed on this device.',
  visitorTitle: 'Please Log In',
  visitorHelp: 'Orders placed on this device are shown to whoever placed them.',
  login: 'Login',
  emptyTitle: 'No orders yet',
  emptyHelp: 'Orders that you place on this device are listed here.',
  emptyAction: 'Start Shopping',
  order: (number: string) => `Order ${number}`,
  methods: { card_2c2p: 'Card', bank_transfer: 'Bank transfer', custom: 'Other payment' },
  statuses: {
    checking: 'Checking payment…',
    paid: 'Paid',
    failed: 'Not paid',
    open: 'Payment open',
    transfer: 'Awaiting your transfer',
    custom: 'As agreed',
    unknown: 'Payment status unknown',
  },
} as const;
