import { lazyPart } from '../../lazy-part.tsx'

/** The tray with its texts: apart from what every page loads, as few visitors compare. */
export default lazyPart(['facts'], () => import('./compared-phones.tsx'))
