import type { AnalyzeRequest } from '@housestyle/contract';
import type { HouseStyle } from '../house-style/house-style.ts';
import { requestContext } from './settings.ts';
import type { Target } from './target.ts';

/**
 * What is sent of a document: the style of its repository, then the settings, then what the caller asks for; what comes
 * later counts.
 */
export async function requestBody(
  houseStyle: HouseStyle,
  target: Target,
  wish: Pick<AnalyzeRequest, 'mode'> & Partial<AnalyzeRequest>,
): Promise<AnalyzeRequest> {
  const style = await houseStyle.resolve(target.document.uri);
  return { ...style.request, ...requestContext(target, wish.mode), ...wish, input: target.input };
}
