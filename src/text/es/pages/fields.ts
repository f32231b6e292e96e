import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  photo: 'Foto',
  optional: '(opcional)',
  nameRequired: 'Escribe tu nombre',
  emailRequired: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  passwordRequired: 'Escribe una contraseña',
  passwordTooShort: 'La contraseña debe tener al menos {min} caracteres',
  strength: {
    label: 'Seguridad de la contraseña:',
    tooShort: 'Demasiado corta',
    weak: 'Débil',
    fair: 'Regular',
    good: 'Buena',
    strong: 'Fuerte',
  },
  photoField: {
    choose: 'Elegir foto',
    replace: 'Cambiar foto',
    explain: ', arrástrala o pégala aquí',
    remove: 'Quitar {name}',
    cancel: 'Cancelar la subida de {name}',
    retry: 'Volver a subir {name}',
    upload: 'Subida de {name}',
    ready: 'Foto lista',
    uploading: 'Subiendo la foto',
    processing: 'Procesando la foto',
    sent: 'Procesando…',
    empty: 'Este archivo está vacío. Elige otro.',
    notPhoto: 'No es una foto.',
    notStored: 'Algunas fotos no se han guardado. Vuelve a subirlas o quítalas.',
    notHere: 'Esta foto ya no está disponible. Quítala y vuelve a añadirla.',
    notRotatable: 'Solo se pueden girar las fotos subidas aquí.',
  },
} satisfies Translation<typeof fields>
