import type { Attribute } from '@shop/shared/contracts/provider';

export interface AttributeRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** Attributes in ascending order; neighbours with the same key share a row, e.g. several dietary marks. */
export function attributeRows(attributes: readonly Attribute[]): AttributeRow[] {
  const rows: AttributeRow[] = [];
  for (const { key, value, order } of [...attributes].sort((one, other) => one.order - other.order)) {
    const last = rows.at(-1);
    if (last?.key === key) rows[rows.length - 1] = { ...last, value: `${last.value}, ${value}` };
    else rows.push({ id: `${order} ${rows.length}`, key, value });
  }
  return rows;
}
