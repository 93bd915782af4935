/** The texts of the contact form. */
export const formMessages = {
  formHeading: 'Send us a Message',
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  subject: 'Subject',
  message: 'Message',
  required: 'Please fill in this field.',
  noAddress: 'Please enter an email address such as name@example.com.',
  send: 'Send Message',
  sending: 'Sending…',
  sent: 'Thank you for your message! We will get back to you soon.',
  sendFailed: 'Failed to send message. Please try again later.',
  mayExist:
    'Your message may have arrived, but no answer has reached us. If you send it again, we may get it twice.',
  sendAgain: 'Send It Again',
} as const;
