import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/index.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form/fields.tsx'
import { PasskeyProof } from '../passkeys/passkey-proof.tsx'
import { Or } from '../sign-in/google-button.tsx'
import { GoogleProof } from './google-proof.tsx'
import { PasswordProof } from './password-proof.tsx'

type ReauthenticationDialogProps = { api: Api; onDone: () => void; onCancel: () => void }

export default function ReauthenticationDialog({
  api,
  onDone,
  onCancel,
}: ReauthenticationDialogProps) {
  const { user } = useViewer()
  const proof = useQuery({
    queryKey: ['reauthentication'],
    queryFn: () => api.get('/api/auth/reauthentication'),
    gcTime: 0,
  })
  const methods = proof.data?.methods ?? []

  return (
    <Dialog open onClose={onCancel} title="Confirm it’s you">
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          You signed in a while ago. To protect your account, confirm that it’s you before you
          continue.
        </p>
        {methods.includes('passkey') && (
          <PasskeyProof
            api={api}
            purpose="reauthenticate"
            isFirst
            send={async (response) => {
              await api.post('/api/auth/reauthenticate/passkey', { body: { response } })
              onDone()
            }}
          />
        )}
        {methods.length > 1 && <Or />}
        {methods.includes('password') && (
          <PasswordProof
            api={api}
            email={user?.email}
            isFirst={!methods.includes('passkey')}
            onDone={onDone}
          />
        )}
        {methods.includes('google') && (
          <GoogleProof
            api={api}
            user={user}
            isFirst={!methods.includes('passkey')}
            onDone={onDone}
          />
        )}
        {proof.isPending && <div className="skeleton h-32 rounded-box" aria-hidden="true" />}
        {proof.error && (
          <>
            <FormError title={proof.error.message} />
            <Button onClick={() => proof.refetch()}>Retry</Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
