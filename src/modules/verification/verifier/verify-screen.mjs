import { verifyFile } from './verify-file.mjs'

const shop = JSON.parse(document.getElementById('shop').textContent)
const input = document.getElementById('file')
const drop = document.getElementById('drop')
const output = document.getElementById('result')

/** Text is only ever set as text: a file cannot bring markup or scripts along. */
function element(name, text, ...children) {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  made.append(...children)
  return made
}

function describe(facts) {
  return Object.entries(facts ?? {})
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${String(value).replaceAll('_', ' ')}`)
    .join(', ')
}

function show({ title, problems, facts, entries, files }, fileName) {
  const isGenuine = problems.length === 0
  const verdict = element(
    'div',
    undefined,
    element('h2', isGenuine ? 'Genuine' : 'Do not trust this file'),
  )
  verdict.className = isGenuine ? 'verdict good' : 'verdict bad'
  if (isGenuine)
    verdict.append(
      element(
        'p',
        `${title}: exactly what ${shop.origin} signed, with nothing changed or left out.`,
      ),
    )
  else verdict.append(element('ul', undefined, ...problems.map((text) => element('li', text))))

  const list = element('dl')
  for (const [name, value] of [['File', fileName], ...facts])
    list.append(element('dt', name), element('dd', value))
  const parts = [verdict, list]
  if (isGenuine && entries.length > 0) {
    const items = entries.map(({ kind, date, facts: about }) =>
      element(
        'li',
        undefined,
        element('time', date),
        element('strong', shop.titles[kind] ?? kind),
        element('span', [describe(about), shop.details[kind]].filter(Boolean).join('. ')),
      ),
    )
    parts.push(element('h3', 'History'), element('ol', undefined, ...items))
  }
  if (isGenuine && files.length > 0) {
    const items = files.map(({ name }) => element('li', name))
    parts.push(element('h3', 'Files in it'), element('ul', undefined, ...items))
  }
  output.replaceChildren(...parts)
  output.focus()
}

async function check(file) {
  output.replaceChildren(element('p', 'Checking…'))
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    show(await verifyFile(bytes, shop), file.name)
  } catch (error) {
    const problem = crypto.subtle
      ? error.message
      : 'This browser can only check files at an https address.'
    show(
      { title: '', problems: [`Not checked. ${problem}`], facts: [], entries: [], files: [] },
      file.name,
    )
  }
}

input.addEventListener('change', () => input.files[0] && check(input.files[0]))
for (const name of ['dragover', 'dragleave', 'drop'])
  drop.addEventListener(name, (event) => {
    event.preventDefault()
    drop.classList.toggle('over', name === 'dragover')
    if (name === 'drop' && event.dataTransfer.files[0]) void check(event.dataTransfer.files[0])
  })
for (const part of document.querySelectorAll('[data-online]'))
  part.hidden = location.protocol === 'file:'
document.getElementById('ready').hidden = true
input.disabled = false
