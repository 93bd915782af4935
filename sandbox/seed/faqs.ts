import type { FaqSeed } from './types.ts';

export const faqs: readonly FaqSeed[] = [
  {
    id: 1,
    question: 'Where do you deliver?',
    answer:
      '<p>To every door within <strong>four miles</strong> of either branch, from 11:30 to 21:30, every day but Monday. Type your address at the checkout: if it is out of reach, we say so before you pay.</p>',
  },
  {
    id: 2,
    question: 'How long does it take?',
    answer:
      '<p>Usually 35 to 45 minutes, of which twelve are cutting and rolling. On Friday and Saturday evenings please allow an hour.</p>',
  },
  {
    id: 3,
    question: 'How long will it keep?',
    answer:
      '<ul><li>Nigiri and maki: eat them <strong>within the hour</strong>.</li><li>Sashimi: in the fridge until the evening.</li><li>Sweets: the same day, at room temperature.</li></ul>',
  },
  {
    id: 4,
    question: 'I have an allergy. Can you help?',
    answer:
      '<p>Each product lists its allergens. Fish, soy, sesame, egg, wheat and shellfish are all used in one kitchen, so we <strong>cannot promise traces away</strong>. For severe allergies please call the branch first.</p>',
  },
  {
    id: 5,
    question: 'Which products have no raw fish?',
    answer:
      '<p>Everything without the mark <em>Raw fish</em>. Good places to begin are <a href="/products/prawn-nigiri">prawn nigiri</a>, <a href="/products/egg-nigiri">egg nigiri</a> and the <a href="/products?category=bowls-and-sides">bowls</a>.</p>',
  },
  {
    id: 6,
    question: 'Can I change or cancel an order?',
    answer:
      '<p>Until the knife is out: about <strong>five minutes</strong> after you order. Call the branch, since mail is read more slowly than fish is cut. What happens afterwards stands in the <a href="/refund-policy">refund policy</a>.</p>',
  },
  {
    id: 7,
    question: 'How can I pay?',
    answer:
      '<ol><li>By card, on our bank’s secure page.</li><li>By bank transfer, with the order number as reference; we start when it has arrived.</li><li>In cash at the door.</li></ol>',
  },
  {
    id: 8,
    question: 'Do you cater for parties?',
    answer:
      '<p>For ten to eighty people, with two days’ notice. Write to <a href="mailto:events@umi.example">events@umi.example</a> with the date and the number of guests who eat no fish.</p>',
  },
];
