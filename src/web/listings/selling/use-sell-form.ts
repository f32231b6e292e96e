import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answers, ApiError } from '../../api/index.ts'
import { turnPhoto } from '../../api/upload.ts'
import { catalogQueries } from '../../catalog/queries.ts'
import { useForm } from '../../forms/use-form.ts'
import { type SentPhoto, toSent, usePhotoList } from '../../forms/use-photo-list.ts'
import { useApi } from '../../shell/use-api.ts'
import { deliveryRefusal, readDeliveryText } from '../delivery/delivery-fields.ts'
import {
  checkPhone,
  emptyFields,
  type KnownImei,
  type SellFormFields,
  type SellFormValues,
} from './sell-form-values.ts'

const IMEI_FIRST = 'Check the IMEI, or leave it blank.'

type SellFormOptions = {
  initial: SellFormValues
  /** Submits the form; errors that it throws are shown at their fields. */
  send: (fields: SellFormFields, photos: SentPhoto[]) => Promise<void>
}

/** State of the sell form, with what the catalog knows about its model. */
export function useSellForm({ initial, send }: SellFormOptions) {
  const photos = usePhotoList({ initial: initial.photos, turn: turnPhoto })
  const [answers, setAnswers] = useState<Answers>(initial.answers)
  const [imei, setImei] = useState<KnownImei | null>(initial.imei)
  const [imeiProblem, setImeiProblem] = useState<string>()
  const form = useForm({
    initial: initial.fields,
    check: checkPhone,
    async send(fields) {
      // Otherwise the phone would be listed without the IMEI that was typed.
      if (imeiProblem) throw new ApiError(422, { error: 'imei', message: IMEI_FIRST })
      const stored = await photos.settled()
      await send(fields, toSent(stored))
        .catch((error: unknown) => throwAtDeliveryField(error, fields.delivery))
        .catch(throwAtPhotosField)
    },
  })
  const { modelSlug } = form.values
  const { data: model } = useQuery({
    ...catalogQueries.model(useApi(), modelSlug),
    enabled: modelSlug !== '',
  })
  const { photos: _, ...typed } = form.values
  const values: SellFormValues = {
    fields: { ...typed, photos: '' },
    photos: toSent(photos.items),
    answers,
    imei,
  }

  function restore(next: SellFormValues) {
    form.set(next.fields)
    photos.restore(next.photos)
    setAnswers(next.answers)
    setImei(next.imei)
  }

  return {
    ...{ form, photos, answers, setAnswers, imei, setImei, setImeiProblem, values, restore },
    answer: (id: string, given: Answers[string]) =>
      setAnswers((before) => ({ ...before, [id]: given })),
    model: modelSlug === '' ? undefined : model,
  }
}
export type SellFormState = ReturnType<typeof useSellForm>

/** Shows an error of any part of the delivery terms at their section. */
function throwAtDeliveryField(error: unknown, typed: string): never {
  if (!(error instanceof ApiError)) throw error
  const message = deliveryRefusal(error.fields, readDeliveryText(typed))
  if (!message) throw error
  const fields = { ...error.fields, delivery: message }
  throw new ApiError(error.status, { error: error.code, message: error.message, fields })
}

/** Shows an error of a single photo, or of the cover, at the photos field. */
function throwAtPhotosField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const [name, message] =
    Object.entries(error.fields).find(([field]) => /^(photos|img)\b/.test(field)) ?? []
  if (!name || !message || name in emptyFields) throw error
  const fields = { ...error.fields, photos: message }
  throw new ApiError(error.status, { error: error.code, message: error.message, fields })
}
