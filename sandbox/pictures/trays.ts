/** The ground of a picture, and the paler disc on it. */
export interface Tray {
  readonly ground: string;
  readonly sun: string;
}

export const celadon: Tray = { ground: '#bdd2c4', sun: '#cbddd0' };
export const sand: Tray = { ground: '#e6cfa9', sun: '#edd9b8' };
export const coral: Tray = { ground: '#efb79d', sun: '#f4c6b0' };
export const gold: Tray = { ground: '#e8b95c', sun: '#efc673' };
export const kelp: Tray = { ground: '#2f6658', sun: '#3a7565' };
export const petal: Tray = { ground: '#eec9c1', sun: '#f4d7d0' };
