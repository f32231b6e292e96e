import { mayTrade } from '../../shared/accounts/account-rules.ts'
import { useViewer } from '../shell/viewer.ts'
import { PhoneAction } from './phone-action.tsx'

/** The button of buyers and sellers; undefined for everyone else. */
export function usePhoneAction() {
  const { kind } = useViewer()
  return kind !== 'visitor' && mayTrade(kind, 'buy') ? PhoneAction : undefined
}
