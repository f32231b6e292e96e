import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'Você tem {number} favoritos. Remova um antes.',
  limitFollowed: 'Você segue {number} vendedores. Deixe de seguir um antes.',
  limitSearches: 'Você tem {number} buscas salvas. Exclua uma antes.',
  limitAddresses: 'Você pode salvar até {number} endereços. Exclua um antes.',
  limitViews: 'Você tem {number} visualizações desta lista. Exclua uma antes de salvar outra.',
  limitPasskeys: 'Você tem {number} chaves de acesso, o máximo. Remova uma antes.',
  limitKeys: 'Você tem {number} chaves ativas, o máximo. Revogue uma antes.',
  limitWebhooks: 'Você tem {number} webhooks, o máximo. Remova um antes.',
  limitRows: 'Escolha no máximo {most} linhas',
  meetUpTooFar: 'Escolha um horário nos próximos {number} dias',
  offerShare: 'Pelo menos {share}% do preço',
  replyTooOld: 'Sua resposta tem mais de {number} horas e não pode mais ser alterada.',
  trackingLength: 'Digite um código de rastreio de {least} a {most} letras e números',
  atLeastCharacters: 'Digite pelo menos {least} caracteres',
  reasonAtLeast: 'Digite um motivo com pelo menos {least} caracteres',
  appealAtLeast: 'Explique em pelo menos {least} caracteres por que a suspensão está errada',
  messageAtLeast: 'Escreva pelo menos {least} caracteres',
  messageAtMost: 'Escreva no máximo {most} caracteres',
  tooManyMessages: 'Você está enviando mensagens demais. Tente de novo em {wait}.',
  tooManyCanceled: 'Você cancelou ou não pagou várias reservas. Poderá reservar de novo em {wait}.',
  tooManySmsCodes: 'Códigos demais. Você pode receber outro em {wait}.',
  tooManyEmails: 'Já enviamos vários e-mails. Tente de novo em {wait}.',
  settingBetween: 'Digite um número entre {least} e {most}',
  settingDecimals: 'Digite no máximo {most} casas decimais',
  settingAddresses: 'No máximo {most} endereços',
  settingCountries: 'No máximo {most} países',
  settingCharactersEach: 'No máximo {most} caracteres em cada um',
  settingByEnvironment:
    'A variável de ambiente {variable} define isto. Remova-a lá para mudar aqui.',
  imageTooLarge: 'O arquivo é grande demais. No máximo {megabytes} MB.',
  imageTooSmall:
    'A imagem é pequena demais. Um logo tem pelo menos {height} pixels de altura; um ícone, {side} de cada lado.',
  logoTooWide:
    'A largura de um logo pode ter no máximo {ratio} vezes a altura, e a altura, no máximo o dobro da largura. Corte as bordas vazias.',
  viewReadOnly:
    'Nada foi alterado: você está vendo a loja como {name}. Encerre essa visualização para fazer alterações.',
  viewHidden:
    'Isto não aparece enquanto você vê a loja como {name}: contém dados de acesso, do banco ou de segurança, ou uma cópia dos dados.',
  otherAccount:
    'Nada foi salvo: esta página foi aberta com outra conta. Agora você usa a conta de {name}.',
  suspended: 'Esta conta está suspensa.',
  suspendedFor: 'Esta conta está suspensa. Motivo: “{reason}”',
  offerNoLess: 'O celular não custa mais que isso. Reserve em vez de fazer oferta',
  buyerHoldsMost: 'O comprador tem {number} reservas não pagas, o máximo antes da primeira compra.',
} satisfies Translation<typeof limits>
