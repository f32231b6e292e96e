/** Styles of the page that checks files: it cannot load those of the site. */
export const verifyStyles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #131215);
  --ink: light-dark(#17161a, #f3f1ec);
  --muted: light-dark(#5f5c63, #aba7b0);
  --line: light-dark(#e7e3da, #2c2a30);
  --edge: light-dark(#89857e, #77737e);
  --accent: light-dark(#bc3314, #ff8a6f);
  --good: light-dark(#12703f, #6fd39a);
  --good-wash: light-dark(#e6f3ea, #15291d);
  --bad: light-dark(#ae1038, #ff8fa3);
  --bad-wash: light-dark(#fbe9ec, #34161d);
}
* {
  box-sizing: border-box;
  margin: 0;
}
body {
  background: var(--paper);
  color: var(--ink);
  font:
    1rem / 1.55 system-ui,
    "Segoe UI",
    Roboto,
    sans-serif;
  overflow-wrap: anywhere;
}
main {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 44rem;
  margin: 0 auto;
  padding: 2.5rem 1rem 4rem;
}
h1 {
  font-size: 2rem;
  line-height: 1.2;
  margin: 0.25rem 0 0.75rem;
}
h2 {
  font-size: 1.25rem;
  margin-bottom: 0.5rem;
}
h3 {
  font-size: 1rem;
  margin: 1.5rem 0 0.5rem;
}
p + p {
  margin-top: 0.75rem;
}
.shop {
  font-weight: 700;
}
a {
  color: var(--accent);
}
#drop {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  place-items: center;
  padding: 2rem 1rem;
  border: 2px dashed var(--edge);
  border-radius: 1rem;
  text-align: center;
  font-weight: 600;
  cursor: pointer;
}
#drop.over,
#drop:focus-within {
  border-color: var(--accent);
}
small,
dt,
time,
li span {
  color: var(--muted);
  font-weight: 400;
  font-size: 0.9rem;
}
input {
  display: block;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  min-width: 0;
  margin-top: 0.75rem;
  min-height: 2.75rem;
  font: inherit;
}
#result:focus {
  outline: none;
}
#result:empty {
  display: none;
}
.verdict {
  padding: 1.25rem;
  border-radius: 1rem;
  border: 2px solid currentcolor;
  margin-bottom: 1rem;
}
.verdict h2 {
  font-size: 1.5rem;
}
.good {
  background: var(--good-wash);
  color: var(--good);
}
.good h2::before {
  content: "✓ ";
}
.bad {
  background: var(--bad-wash);
  color: var(--bad);
  font-weight: 600;
}
.bad h2::before {
  content: "✕ ";
}
dl {
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: 0.5rem 1.5rem;
  padding: 0.75rem 0;
  border-block: 1px solid var(--line);
  margin-bottom: 0.75rem;
}
dd {
  margin: 0;
}
.key {
  font-family: ui-monospace, Menlo, Consolas, monospace;
}
ul,
ol {
  padding-inline-start: 1.25rem;
}
ol {
  display: grid;
  gap: 0.75rem;
}
ol > li > * {
  display: block;
}
`
