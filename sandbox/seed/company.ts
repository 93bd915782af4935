import type { CompanySeed } from './types.ts';

export const company: CompanySeed = {
  tagline: 'Sushi cut to order, at your door while the rice is warm.',
  history_summary:
    'Umi began in 2011 as six stools and one knife behind the fish hall of Port Ellery. Aiko Mori cut, her brother Ren cooked the rice, and whoever came twice was known by name. When the hall was rebuilt we moved into the old ice house next door and kept the counter, the stools and the hours of the boats. Deliveries started in the winter of 2020 with two bicycles; today eleven riders bring the same fish, cut by the same hands, to every door within four miles.',
  mission_statement:
    'To serve sushi as it is meant to be: cut when you ask for it, on rice that is still warm, at a price that makes it a weekday meal.',
  vision_statement:
    'A harbor town where everyone knows what is in season, who caught it and why it tastes the way it does.',
  core_values: [
    {
      id: 1,
      name: 'Cut to order',
      description:
        'Nothing is sliced before it is ordered. It takes four minutes longer, and it is the whole difference.',
    },
    {
      id: 2,
      name: 'Know the boat',
      description: 'We buy from nine boats and two farms and can tell you which one your plate came from.',
    },
    {
      id: 3,
      name: 'Waste little',
      description: 'Trimmings become broth, broth becomes soup, and the boxes come back to be washed.',
    },
    {
      id: 4,
      name: 'Say it plainly',
      description: 'What is in it, where it is from and what it costs, on every plate and every page.',
    },
  ],
};
