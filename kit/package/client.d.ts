// What sources of an area import that is no code: style sheets, pictures.
/// <reference types="vite/client" />
