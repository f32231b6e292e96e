import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha',
  photo: 'Foto',
  optional: '(opcional)',
  nameRequired: 'Informe seu nome',
  emailRequired: 'Informe seu e-mail',
  emailInvalid: 'Informe um e-mail válido',
  passwordRequired: 'Informe uma senha',
  passwordTooShort: 'A senha precisa ter pelo menos {min} caracteres',
  strength: {
    label: 'Força da senha:',
    tooShort: 'Curta demais',
    weak: 'Fraca',
    fair: 'Razoável',
    good: 'Boa',
    strong: 'Forte',
  },
  photoField: {
    choose: 'Escolher foto',
    replace: 'Trocar foto',
    explain: ', arraste ou cole aqui',
    remove: 'Remover {name}',
    cancel: 'Cancelar o envio de {name}',
    retry: 'Enviar {name} de novo',
    upload: 'Envio de {name}',
    ready: 'Foto pronta',
    uploading: 'Enviando a foto',
    processing: 'Processando a foto',
    sent: 'Processando…',
    empty: 'Este arquivo está vazio. Escolha outro.',
    notPhoto: 'Não é uma foto.',
    notStored: 'Algumas fotos não foram salvas. Envie de novo ou remova.',
    notHere: 'Esta foto não está mais disponível. Remova e adicione de novo.',
    notRotatable: 'Só fotos enviadas aqui podem ser giradas.',
  },
} satisfies Translation<typeof fields>
