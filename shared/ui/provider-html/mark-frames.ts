/** Frames as spans that keep their attributes, since a browser's sanitiser lets no frame pass. */
export function markFrames(html: string): string {
  return html.replace(/<(\/?)iframe(?=[\s/>])/gi, (_, slash: string) =>
    slash ? '</span' : '<span data-frame ',
  );
}
