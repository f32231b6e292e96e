import { hasPermission } from '../../shared/accounts/account-rules.ts'
import { useViewer, type ViewerKind } from '../shell/viewer.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const lazyAction = lazyPart(async () => (await import('./phone-action.tsx')).PhoneAction)

/** The button of buyers and sellers; undefined for everyone else, who needs no script for it. */
export function usePhoneAction() {
  return lazyAction.usePart(hasActions(useViewer().kind))
}

function hasActions(kind: ViewerKind): boolean {
  return kind !== 'visitor' && hasPermission(kind, 'buy')
}

/** Loads the buttons of buyers and sellers, so that cards have them from the first paint. */
export async function loadActions(kind: ViewerKind): Promise<void> {
  if (hasActions(kind)) await lazyAction.load()
}
