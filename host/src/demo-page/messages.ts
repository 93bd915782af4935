/** All texts of the demo page, made up like everything else on it. */
export const demo = {
  title: 'Hagane · Knives for patient hands',
  name: 'Hagane',
  navigation: 'Hagane',
  footerNavigation: 'On this page',
  social: 'Elsewhere',
  links: [
    { to: '#knives', text: 'Knives' },
    { to: '#about', text: 'About' },
    { to: '#voices', text: 'Voices' },
  ],
  hero: {
    heading: 'Steel for patient hands',
    text: 'Kitchen knives ground thin, finished by hand and balanced to disappear while you cook.',
    action: 'See the knives',
  },
  knives: 'Six blades, one bench',
  about: {
    heading: 'One smith, one stone, one week',
    texts: [
      'Every blade begins as a bar of high-carbon steel and spends a week between forge, water and stone. Nothing is stamped, and no two are quite alike.',
      'We sharpen what we sell for as long as you own it. Send it back dull and it returns as it was on the first day.',
    ],
  },
  voices: 'What cooks say',
  testimonials: [
    { text: 'It falls through an onion. I cook more because of it.', name: 'Ines, home cook' },
    { text: 'Ten hours of service and the edge was still there.', name: 'Tomas, line chef' },
    { text: 'Came back from sharpening better than new.', name: 'Priya, fishmonger' },
  ],
  disclaimer:
    'Hagane is an invention for demonstration. No blade on this page exists, nothing can be bought, and no onion was harmed.',
} as const;
