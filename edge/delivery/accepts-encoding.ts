/** Whether an Accept-Encoding header takes a coding: it names it, and not with a quality of 0. */
export function acceptsEncoding(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
