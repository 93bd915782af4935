/** A rating as stars: rounded to half a star, between 0 and 5. */
export function halfStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2));
}
