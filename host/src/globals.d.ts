/** The group under which the shell's own styles are registered; set by the build. */
declare const __STYLE_GROUP__: string;
