import type { BulkMove } from '../../api/index.ts'

type ActWords = {
  /** On the button. */
  label: string
  /** What it does, in a sentence. */
  help: string
  /** What is said when it is done with one phone. */
  done: string
  /** The same of several: '3 paused'. */
  past: string
}

/** What a seller can do with a phone, in words. The order is that of the screens. */
export const actWords: Record<BulkMove, ActWords> = {
  renew: {
    label: 'Renew',
    help: 'On sale for 30 days from today.',
    done: 'Renewed for 30 days',
    past: 'renewed',
  },
  resume: {
    label: 'Resume',
    help: 'Put it back on sale.',
    done: 'Back on sale',
    past: 'back on sale',
  },
  advertise: {
    label: 'Advertise',
    help: 'Shows it on the home page.',
    done: 'Product advertise successfully',
    past: 'advertised',
  },
  stop_advertising: {
    label: 'Stop advertising',
    help: 'Removes it from the home page. It stays on sale.',
    done: 'No longer advertised',
    past: 'no longer advertised',
  },
  pause: {
    label: 'Pause',
    help: 'Hidden from buyers until you resume it.',
    done: 'Paused',
    past: 'paused',
  },
  withdraw: {
    label: 'Withdraw',
    help: 'Takes it off sale permanently.',
    done: 'Product withdrawn',
    past: 'withdrawn',
  },
}

export const allMoves = Object.keys(actWords) as BulkMove[]
