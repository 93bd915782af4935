<?php
/**
 * The block.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/** Registers the block, and gives its editor the elements that it can show. */
function register_block() {
	$folder = dirname( __DIR__ );
	wp_register_script(
		'sushi-shop-editor',
		plugins_url( 'block/editor.js', $folder . '/sushi-shop.php' ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'sushi-shop-editor', 'sushi-shop', $folder . '/languages' );
	wp_add_inline_script( 'sushi-shop-editor', 'var sushiShopElements = ' . wp_json_encode( editor_elements(), JSON_HEX_TAG ) . ';', 'before' );
	register_block_type( $folder . '/block', array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
}

/**
 * What the editor knows of each element.
 *
 * @return array
 */
function editor_elements() {
	$list = array();
	foreach ( elements() as $tag => $element ) {
		$list[] = array(
			'tag'    => $tag,
			'title'  => $element['title'],
			'fields' => $element['attributes'],
			'flags'  => $element['flags'],
			'hasRoom' => ! $element['inline'],
			'hasFragment' => '' !== $element['area'],
		);
	}
	return $list;
}
