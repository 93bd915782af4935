<?php
/**
 * Shortcodes, and what the block shows.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/** `[shop_menu]` and the others; `[shop_dish]` is another name of `[shop_product]`. */
function register_shortcodes() {
	foreach ( array_keys( elements() ) as $tag ) {
		$render = function ( $values, $content = '' ) use ( $tag ) {
			return render_shortcode( $tag, is_array( $values ) ? $values : array(), (string) $content );
		};
		add_shortcode( str_replace( '-', '_', $tag ), $render );
		if ( 'shop-product' === $tag ) {
			add_shortcode( 'shop_dish', $render );
		}
	}
}

/**
 * Shows an element; what stands between the shortcode's tags stands in it until the widget does.
 *
 * @param string $tag     The element.
 * @param array  $values  Of the shortcode.
 * @param string $content Between its tags.
 * @return string
 */
function render_shortcode( $tag, $values, $content ) {
	$content = '' === trim( $content ) ? '' : wp_kses_post( do_shortcode( $content ) );
	$html    = element_html( $tag, $values, $content );
	enqueue_scripts();
	$is_inline = elements()[ $tag ]['inline'];
	return $is_inline || '' === $html ? $html : '<div class="sushi-shop">' . $html . '</div>';
}

/**
 * Shows the block's element, in the page and in the editor.
 *
 * @param array $attributes Of the block.
 * @return string
 */
function render_block( $attributes ) {
	$tag = isset( $attributes['element'] ) ? (string) $attributes['element'] : '';
	if ( ! isset( elements()[ $tag ] ) ) {
		return '';
	}
	$html = element_html( $tag, $attributes );
	enqueue_scripts();
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
}
