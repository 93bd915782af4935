import styles from './choice.module.css';

interface RadioOptionProps {
  readonly label: string;
  /** The same for all options of one choice. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
}

/** One row of a choice; put the rows into a fieldset with a legend. */
export function RadioOption({ label, name, value, checked, onChange }: RadioOptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} value={value} checked={checked} onChange={() => onChange(value)} />
      {label}
    </label>
  );
}
