import type requests from '../../../en/server/errors/requests.ts'
import type { Translation } from '../../../translation.ts'

export default {
  notFound: 'Não encontrado.',
  requestTooLarge: 'A solicitação é grande demais.',
  requestCharacter: 'O texto tem um caractere que não pode ser salvo.',
  requestRunning: 'Isso ainda está em andamento. Tente de novo em instantes.',
  requestRefused: 'A solicitação não foi aceita.',
  pageOfAnother:
    'Esta página foi aberta com outra conta, e agora outra pessoa está conectada. Recarregue a página.',
  diskFull: 'Nada foi salvo, porque o disco desta loja está cheio. Tente mais tarde.',
  serverBusy: 'O servidor está ocupado. Tente de novo em instantes.',
  tooManyTabs: 'Você abriu abas demais. Feche uma.',
  uploadStopped: 'O envio do arquivo foi interrompido. Confira sua conexão e tente de novo.',
  pushService:
    'O serviço de notificações deste navegador não pode ser usado. Tente outro navegador.',
  pushOfAnother:
    'Estas notificações são de outro navegador. Desative neste navegador e ative de novo.',
  messageRepeated:
    'Você enviou o mesmo texto a várias pessoas hoje. Escreva algo específico sobre este celular.',
  messageHandOverCode:
    'Esta mensagem contém seu código de entrega. Só dê o código quando estiver com o celular na mão: com ele, o vendedor recebe o dinheiro.',
  photosDown: 'As fotos não estão disponíveis no momento. Tente de novo em instantes.',
  picturesDown: 'As imagens não estão disponíveis no momento. Tente de novo em instantes.',
  pictureMissing: 'Imagem não encontrada.',
  shopPictureMissing: 'Escolha uma imagem',
  shopPictureVast: 'A imagem tem pixels demais. Bastam 1.000 no lado maior.',
  shopPictureSvg:
    'É um arquivo SVG, que pode conter scripts. Exporte o logo como PNG, com pelo menos 192 pixels de altura.',
  shopPictureUnknown: 'Não conseguimos ler esta imagem. Use PNG, JPEG ou WebP.',
  shopPictureMoves: 'Esta imagem é animada. Escolha uma estática.',
  shopPictureDamaged: 'A imagem está corrompida. Tente outra.',
  shopPictureSquare: 'O ícone precisa ser quadrado. Recorte a imagem primeiro.',
  shopPictureStore: 'Não conseguimos salvar imagens agora. Tente de novo em instantes.',
  shopPictureSpace: 'Não há mais espaço para imagens.',
  shopPictureBusy: 'Há imagens demais sendo enviadas agora. Tente de novo em instantes.',
} satisfies Translation<typeof requests>
