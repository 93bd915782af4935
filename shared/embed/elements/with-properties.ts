/** Camel case, as properties are called. */
export function nameOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A base class whose elements have a property for each of the attributes, in camel case. */
export function withProperties(attributes: readonly string[]) {
  class Base extends HTMLElement {
    /** A property that was set before the element was defined hides its own; it is set again. */
    replay(): void {
      for (const name of attributes.map(nameOf)) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }
  }
  for (const attribute of attributes) {
    Object.defineProperty(Base.prototype, nameOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | boolean | null | undefined) {
        if (value == null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : `${value}`);
      },
    });
  }
  return Base;
}
