/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`: headings then have their face at first paint. */
export { default as displayFontUrl } from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
