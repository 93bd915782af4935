import { IconShape } from '@shop/shared/ui';
import styles from './demo-page.module.css';
import { demo } from './messages.ts';

const profiles = [
  {
    name: 'Instagram',
    path: 'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 6h.01',
    address: 'https://instagram.example/hagane',
  },
  {
    name: 'Youtube',
    path: 'M5 5h10a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM8.5 8v4l3.5-2Z',
    address: 'https://youtube.example/@hagane',
  },
  {
    name: 'Facebook',
    path: 'M13.5 3H12a3 3 0 0 0-3 3v11M6 10h7',
    address: 'https://facebook.example/hagane',
  },
];

export function SocialLinks() {
  return (
    <ul className={styles.social} aria-label={demo.social}>
      {profiles.map(({ name, path, address }) => (
        <li key={name}>
          <a href={address} aria-label={name} rel="noopener noreferrer">
            <IconShape path={path} />
          </a>
        </li>
      ))}
    </ul>
  );
}
