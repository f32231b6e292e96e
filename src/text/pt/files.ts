import type { PageMessages, TextArea } from '../pages.ts'

/** The compiled texts of pages by file. Only browsers of people who read this language load their names. */
export default import.meta.glob<PageMessages[TextArea]>('../compiled/pt/*.gen.json', {
  import: 'default',
})
