import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answers, ApiError } from '../../api/index.ts'
import { turnPhoto } from '../../api/upload.ts'
import { catalogQueries } from '../../catalog/queries.ts'
import { type SentPhoto, toSent } from '../../forms/photo-list.ts'
import { useForm } from '../../forms/use-form.ts'
import { usePhotoList } from '../../forms/use-photo-list.ts'
import { useApi } from '../../shell/use-api.ts'
import { checkPhone } from './rules.ts'
import { type KnownImei, type SellingFields, type Sheet, sellingFields } from './sheet.ts'

const IMEI_FIRST = 'Check the IMEI, or leave it blank.'

type Rules = {
  initial: Sheet
  /** Sends what is typed; what it throws is shown at its fields. */
  send: (fields: SellingFields, photos: SentPhoto[]) => Promise<void>
}

/** All that the form for selling holds, and what the catalogue knows of its phone. */
export function useSellForm({ initial, send }: Rules) {
  const photos = usePhotoList({ initial: initial.photos, turn: turnPhoto })
  const [answers, setAnswers] = useState<Answers>(initial.answers)
  const [imei, setImei] = useState<KnownImei | null>(initial.imei)
  const [imeiProblem, setImeiProblem] = useState<string>()
  const form = useForm({
    initial: initial.fields,
    check: checkPhone,
    async send(fields) {
      // Sent all the same, the phone would be listed without what was typed.
      if (imeiProblem) throw new ApiError(422, { error: 'imei', message: IMEI_FIRST })
      const stored = await photos.settled()
      await send(fields, toSent(stored)).catch(asOfPhotos)
    },
  })
  const { modelSlug } = form.values
  const { data: model } = useQuery({
    ...catalogQueries.model(useApi(), modelSlug),
    enabled: modelSlug !== '',
  })
  const { photos: _, ...typed } = form.values
  const sheet: Sheet = {
    fields: { ...typed, photos: '' },
    photos: toSent(photos.items),
    answers,
    imei,
  }

  function restore(kept: Sheet) {
    form.set(kept.fields)
    photos.restore(kept.photos)
    setAnswers(kept.answers)
    setImei(kept.imei)
  }

  return {
    ...{ form, photos, answers, imei, setImei, setImeiProblem, sheet, restore },
    answer: (id: string, given: Answers[string]) =>
      setAnswers((before) => ({ ...before, [id]: given })),
    model: modelSlug === '' ? undefined : model,
  }
}
export type SellForm = ReturnType<typeof useSellForm>

/** Whatever is wrong with one of the photos, or with the cover, stands at the photos. */
function asOfPhotos(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const [name, words] =
    Object.entries(error.fields).find(([field]) => /^(photos|img)\b/.test(field)) ?? []
  if (!name || !words || name in sellingFields) throw error
  const fields = { ...error.fields, photos: words }
  throw new ApiError(error.status, { error: error.code, message: error.message, fields })
}
