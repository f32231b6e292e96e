import { useState } from 'react'
import { type Api, ApiError, type OpenCheckup } from '../../api/index.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { CheckupFlow } from './checkup-flow.tsx'
import { CheckupIntro } from './checkup-intro.tsx'
import { EndedCheckup, type Ending } from './ended-checkup.tsx'
import { useKeptFound } from './kept-found.ts'
import { isEnding } from './load-checkup.ts'
import { readPhone } from './read-phone.ts'
import { resultsOf } from './steps.ts'

type CheckupPageProps = { api: Pick<Api, 'post'>; token: string; open: OpenCheckup }

/** From the first words to the thanks: the tests run here, and only their outcomes are sent, once. */
export function CheckupPage({ api, token, open }: CheckupPageProps) {
  const { found, restored, keep, forget } = useKeptFound(token)
  const [started, setStarted] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function start() {
    keep(await readPhone(open.claimed))
    setStarted(true)
  }

  async function send() {
    setSending(true)
    setRefusal(undefined)
    try {
      await api.post('/api/checkups/{token}', {
        path: { token },
        body: { results: resultsOf(found) },
      })
      forget()
      setEnding('sent')
    } catch (error) {
      if (error instanceof ApiError && isEnding(error.code)) setEnding(error.code)
      else setRefusal(refusalOf(error).message)
    } finally {
      setSending(false)
    }
  }

  if (ending) return <EndedCheckup as={ending} />
  if (!started) return <CheckupIntro open={open} goesOn={restored} onStart={start} />
  return <CheckupFlow {...{ found, keep, sending, refusal }} onSend={send} />
}
