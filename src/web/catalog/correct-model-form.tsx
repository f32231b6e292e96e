import { useState } from 'react'
import { ApiError, type Model, useApi } from '../api/index.ts'
import { type ModelFields, ModelForm, toCorrection, toModelFields } from './model-form.tsx'

type CorrectModelFormProps = { model: Model; onSaved: () => Promise<void>; onClose: () => void }

/** Corrects a model. What another admin has changed meanwhile is shown at its field, and replaced by saving again. */
export function CorrectModelForm({ model, onSaved, onClose }: CorrectModelFormProps) {
  const api = useApi()
  const path = { model: model._id }
  const [shown, setShown] = useState(() => toModelFields(model))

  async function save(fields: ModelFields) {
    try {
      await api.put('/api/models/{model}', { path, body: toCorrection(shown, fields) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'model_changed') {
        const today = toModelFields(await api.get('/api/models/{model}', { path }))
        const read = Object.keys(error.fields) as (keyof ModelFields)[]
        // The others were not shown: saving again must not replace them.
        setShown({ ...shown, ...Object.fromEntries(read.map((name) => [name, today[name]])) })
      }
      throw error
    }
    await onSaved()
  }

  return <ModelForm initial={shown} onSend={save} onClose={onClose} />
}
